# syntax=docker/dockerfile:1

FROM python:3.11-slim-bookworm AS environment

ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
WORKDIR /app
COPY requirements/run.txt requirements/run.txt
RUN python -m venv /venv \
    && /venv/bin/pip install --require-hashes --only-binary :all: --requirement requirements/run.txt


FROM python:3.11-slim-bookworm

RUN useradd --system --uid 10001 --no-create-home --home-dir /data last-card \
    && install --directory --owner last-card --mode 0700 /data

COPY --from=environment /venv /venv
WORKDIR /app
COPY bot bot
COPY cogs cogs

ENV PATH=/venv/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    DATABASE=/data/last-card.sqlite3 \
    HEALTH_PORT=8765

USER 10001
VOLUME /data

HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["python", "-c", \
    "import os, urllib.request; urllib.request.urlopen('http://127.0.0.1:' + os.environ['HEALTH_PORT'] + '/health', timeout=4)"]

STOPSIGNAL SIGTERM
CMD ["python", "-m", "bot"]
