# A server in a container: `docker build -t anabasis .`, then
# `docker run -p 8123:8123 -v anabasis:/data anabasis`. compose.yaml adds PostgreSQL.

FROM python:3.13-slim AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /anabasis
COPY requirements/ requirements/
RUN pip install --no-cache-dir --require-hashes -r requirements/build.txt -r requirements/node.txt
COPY pyproject.toml setup.py README.md LICENSE ./
COPY tools/ tools/
COPY web/ web/
COPY src/ src/
RUN ANABASIS_PURE=0 pip wheel --no-deps --no-build-isolation --wheel-dir /wheels .

FROM python:3.13-slim
COPY requirements/base.txt /tmp/requirements.txt
RUN pip install --no-cache-dir --require-hashes -r /tmp/requirements.txt
COPY --from=build /wheels/ /tmp/wheels/
RUN pip install --no-cache-dir --no-deps --no-index /tmp/wheels/*.whl
RUN useradd --system --create-home --home-dir /data anabasis
USER anabasis
WORKDIR /data
VOLUME /data
ENV ANABASIS_DATABASE_URL=sqlite:////data/tables.sqlite3
EXPOSE 8123
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8123/api/health', timeout=4)"]
CMD ["anabasis", "serve", "--host", "0.0.0.0", "--port", "8123"]
