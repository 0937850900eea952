CREATE TABLE "form_attempts" (
	"subject" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "form_attempts_subject_since_pk" PRIMARY KEY("subject","since")
);
--> statement-breakpoint
CREATE TABLE "form_drafts" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"draft" jsonb NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_files" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"submission_id" bigint NOT NULL,
	"label" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_submissions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"ticket" text NOT NULL,
	"kind" text NOT NULL,
	"locale" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"recipient" text NOT NULL,
	"answers" jsonb NOT NULL,
	"reply_to" text,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_submissions_ticket_unique" UNIQUE("ticket")
);
--> statement-breakpoint
CREATE TABLE "local_mailbox" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"source" text NOT NULL,
	"salutation" text,
	"first_name" text,
	"last_name" text,
	"token_hash" text,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscriptions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "newsletter_subscriptions_address" UNIQUE("email","locale")
);
--> statement-breakpoint
ALTER TABLE "form_files" ADD CONSTRAINT "form_files_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_attempts_since" ON "form_attempts" USING btree ("since");--> statement-breakpoint
CREATE INDEX "form_drafts_kept" ON "form_drafts" USING btree ("kept_at");--> statement-breakpoint
CREATE INDEX "form_files_submission" ON "form_files" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "form_submissions_sent" ON "form_submissions" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "message_outbox_due" ON "message_outbox" USING btree ("next_attempt_at") WHERE "message_outbox"."delivered_at" is null and "message_outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_pending" ON "newsletter_subscriptions" USING btree ("requested_at") WHERE "newsletter_subscriptions"."confirmed_at" is null;