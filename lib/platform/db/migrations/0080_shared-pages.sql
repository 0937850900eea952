-- Not logged: a crash or a failover empties it, and pages are made anew.
CREATE UNLOGGED TABLE "shared_pages" (
	"build" text NOT NULL,
	"key" text NOT NULL,
	"page" "bytea",
	"mark" bigint DEFAULT 0 NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"made_until" timestamp with time zone,
	CONSTRAINT "shared_pages_build_key_pk" PRIMARY KEY("build","key")
);
--> statement-breakpoint
CREATE INDEX "shared_pages_used" ON "shared_pages" USING btree ("used_at");