ALTER TABLE "categories" ADD COLUMN "story_uuid" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;