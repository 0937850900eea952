ALTER TABLE "studio_people" ADD COLUMN "password_is_given" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "studio_sessions" ADD COLUMN "ended_by" text;