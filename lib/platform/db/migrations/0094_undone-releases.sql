ALTER TABLE "cms_release_stories" ADD COLUMN "was_public" boolean;--> statement-breakpoint
ALTER TABLE "cms_release_stories" ADD COLUMN "former_version_id" bigint;--> statement-breakpoint
ALTER TABLE "cms_releases" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cms_releases" ADD COLUMN "undone_by" text;--> statement-breakpoint
ALTER TABLE "cms_release_stories" ADD CONSTRAINT "cms_release_stories_former_version_id_cms_story_versions_id_fk" FOREIGN KEY ("former_version_id") REFERENCES "public"."cms_story_versions"("id") ON DELETE set null ON UPDATE no action;