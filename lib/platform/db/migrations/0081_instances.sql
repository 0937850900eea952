CREATE TABLE "instances" (
	"id" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"build" text NOT NULL,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applied" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "edge_purges" (
	"address" text PRIMARY KEY NOT NULL,
	"mark" bigint NOT NULL,
	"mark_at" text DEFAULT '' NOT NULL,
	"builds" text DEFAULT '' NOT NULL,
	"problem" text,
	"tried_at" timestamp with time zone DEFAULT now() NOT NULL
);
