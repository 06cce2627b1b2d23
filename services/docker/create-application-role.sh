#!/bin/sh
# Runs once, when the postgres image makes its cluster: a role for the application that owns nothing.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$APPLICATION_PASSWORD" \
  --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
CREATE ROLE plenary_app LOGIN PASSWORD :'password';
SQL
