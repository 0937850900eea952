vcl 4.1;

import directors;

backend web_1 { .host = "web-1"; .port = "3000"; .probe = { .url = "/api/health/"; .interval = 2s; .timeout = 5s; .window = 3; .threshold = 2; } }
backend web_2 { .host = "web-2"; .port = "3000"; .probe = { .url = "/api/health/"; .interval = 2s; .timeout = 5s; .window = 3; .threshold = 2; } }

sub vcl_init {
  new web = directors.round_robin();
  web.add_backend(web_1);
  web.add_backend(web_2);
}

# Varnish writes X-Forwarded-For by itself. Static files of a build never change; all else is asked for at a server, which
# answers from what it keeps: documents ask to be revalidated, so that a publish is seen at once.
sub vcl_recv {
  set req.backend_hint = web.backend();
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.url ~ "^/_next/static/") {
    unset req.http.Cookie;
    return (hash);
  }
  return (pass);
}
