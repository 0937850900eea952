CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leases" (
	"job" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."delivered_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_delivered" ON "outbox" USING btree ("delivered_at") WHERE "outbox"."delivered_at" is not null;--> statement-breakpoint
-- An instance of before that still runs must not write into what has been copied.
LOCK TABLE "message_outbox", "cms_webhook_outbox" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
-- Messages keep their ids, and no later one gets an id of theirs: their receivers know a message that comes twice by it.
INSERT INTO "outbox" ("id", "kind", "payload", "attempts", "next_attempt_at", "delivered_at", "failed_at", "created_at")
SELECT "id", "kind", jsonb_build_object('subject', "subject"), "attempts", "next_attempt_at", "delivered_at", "failed_at", "created_at"
FROM "message_outbox";--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('outbox', 'id'), "last_value", "is_called") FROM "message_outbox_id_seq";--> statement-breakpoint
INSERT INTO "outbox" ("kind", "payload", "attempts", "next_attempt_at", "delivered_at", "created_at")
SELECT 'webhook', "payload", "attempts", "next_attempt_at", "delivered_at", "created_at"
FROM "cms_webhook_outbox" ORDER BY "id";--> statement-breakpoint
DROP TABLE "cms_webhook_outbox" CASCADE;--> statement-breakpoint
DROP TABLE "message_outbox" CASCADE;