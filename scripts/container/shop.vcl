vcl 4.1;

import directors;
import std;
import xkey;

backend web_1 { .host = "web-1"; .port = "3000"; .probe = { .url = "/api/health/"; .interval = 2s; .timeout = 5s; .window = 3; .threshold = 2; } }
backend web_2 { .host = "web-2"; .port = "3000"; .probe = { .url = "/api/health/"; .interval = 2s; .timeout = 5s; .window = 3; .threshold = 2; } }

sub vcl_init {
  new web = directors.round_robin();
  web.add_backend(web_1);
  web.add_backend(web_2);
}

# With EDGE_CACHE=tags the shop names in Surrogate-Key what a document is made of, and purges it by these keys at
# EDGE_PURGE_URL (http://cache/.cache/purge), with EDGE_PURGE_SECRET, which this process has in its environment as well.
# Without the setting no document has keys, and none is kept. Varnish writes X-Forwarded-For by itself.
sub vcl_recv {
  set req.backend_hint = web.backend();
  if (req.url == "/.cache/purge") {
    if (req.method != "POST" || std.getenv("EDGE_PURGE_SECRET") == "" ||
        req.http.Authorization != "Bearer " + std.getenv("EDGE_PURGE_SECRET")) {
      return (synth(403));
    }
    set req.http.Purged = xkey.purge(req.http.Surrogate-Key);
    return (synth(200));
  }
  # Keys are for the cache alone.
  unset req.http.Surrogate-Key;
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Navigation within the page, drafts and editors ask the shop, whose answers are for them.
  if (req.http.RSC || req.http.Authorization || req.http.Cookie ~ "__prerender_bypass=" ||
      req.url ~ "[?&]_storyblok" || req.url ~ "^/(api|cdn-api|studio|preview)(/|\?|$)") {
    return (pass);
  }
  # While a server answers, nothing is older than its keys; while none does, what is kept is better than nothing.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 0s;
  }
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.Surrogate-Key && !beresp.http.Set-Cookie) {
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    set beresp.grace = 1h;
  } else if (bereq.url !~ "^/_next/static/" || beresp.status != 200) {
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
  }
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.Surrogate-Key;
  unset resp.http.xkey;
  # Browsers ask for a document each time; its age here says nothing to them.
  if (resp.http.Cache-Control ~ "s-maxage") {
    unset resp.http.Age;
    set resp.http.Cache-Control = "public, max-age=0, must-revalidate";
  }
}
