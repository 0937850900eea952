ALTER TABLE "cms_release_stories" ADD COLUMN "taker_id" uuid;--> statement-breakpoint
ALTER TABLE "studio_sessions" ADD COLUMN "confirmed_at" timestamp with time zone;