#!/bin/sh
# Writes the settings that depend on where the container runs, and becomes nginx.
# API: where the APIs are, api:3000 by default: a name, which is resolved again while nginx runs, or a fixed list of
# addresses with commas between them. TRUSTED_PROXIES: addresses whose X-Forwarded-For is believed.
set -eu
umask 077
case "${API:=api:3000}" in
  *,*)
    # All that failed their probes can be slow, not gone: then each is asked, as if none had failed.
    servers=$(echo "$API" | tr ',' '\n' | sed 's/.*/  server & max_fails=2 fail_timeout=5s;\n  server & backup max_fails=0;/')
    printf 'upstream api {\n%s\n  keepalive 16;\n}\n' "$servers" > /tmp/apis.conf
    printf 'proxy_pass http://api;\nmirror /-/probe;\nmirror_request_body off;\n' > /tmp/api.conf
    ;;
  *)
    nameserver=$(awk '$1 == "nameserver" { print ($2 ~ /:/ ? "[" $2 "]" : $2); exit }' /etc/resolv.conf)
    : > /tmp/apis.conf
    printf 'resolver %s valid=2s;\nset $api http://%s;\nproxy_pass $api;\n' "$nameserver" "$API" > /tmp/api.conf
    ;;
esac
for address in $(echo "${TRUSTED_PROXIES:-}" | tr ',' ' '); do
  echo "set_real_ip_from $address;"
done > /tmp/trusted-proxies.conf
exec nginx -e stderr -c /etc/nginx/plenary/nginx.conf
