ALTER TABLE "cms_release_stories" ADD COLUMN "version_id" bigint;--> statement-breakpoint
ALTER TABLE "cms_story_schedules" ADD COLUMN "version_id" bigint;--> statement-breakpoint
ALTER TABLE "cms_release_stories" ADD CONSTRAINT "cms_release_stories_version_id_cms_story_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."cms_story_versions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_story_schedules" ADD CONSTRAINT "cms_story_schedules_version_id_cms_story_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."cms_story_versions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- A plan published the draft as it was at its time. Those that exist hold the draft as it is now.
WITH "planned" AS (
  SELECT "story_id" FROM "cms_story_schedules" WHERE "action" = 'publish'
  UNION
  SELECT "of"."story_id" FROM "cms_release_stories" "of" JOIN "cms_releases" "r" ON "r"."id" = "of"."release_id" WHERE "r"."released_at" IS NULL
), "pinned" AS (
  INSERT INTO "cms_story_versions" ("story_id", "event", "name", "slug", "content")
  SELECT "s"."id", 'planned', "s"."name", "s"."slug", "s"."content" FROM "cms_stories" "s" JOIN "planned" ON "planned"."story_id" = "s"."id"
  RETURNING "id", "story_id"
), "schedules" AS (
  UPDATE "cms_story_schedules" "p" SET "version_id" = "pinned"."id" FROM "pinned" WHERE "pinned"."story_id" = "p"."story_id" AND "p"."action" = 'publish'
)
UPDATE "cms_release_stories" "of" SET "version_id" = "pinned"."id" FROM "pinned", "cms_releases" "r"
WHERE "pinned"."story_id" = "of"."story_id" AND "r"."id" = "of"."release_id" AND "r"."released_at" IS NULL;
