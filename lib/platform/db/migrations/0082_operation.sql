CREATE TABLE "backups" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"host" text NOT NULL,
	"folder" text NOT NULL,
	"rows" bigint NOT NULL,
	"files" integer NOT NULL,
	"release" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "instances" ADD COLUMN "jobs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "problem" text;