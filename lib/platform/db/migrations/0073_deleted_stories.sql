CREATE TABLE "cms_deleted_stories" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"story_id" bigint NOT NULL,
	"uuid" uuid NOT NULL,
	"parent_id" bigint,
	"group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"full_slug" text NOT NULL,
	"is_startpage" boolean NOT NULL,
	"tag_list" text[] NOT NULL,
	"path" text,
	"translated_slugs" jsonb NOT NULL,
	"meta_data" jsonb,
	"content" jsonb NOT NULL,
	"first_published_at" timestamp with time zone,
	"author" text,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cms_deleted_versions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"deleted_id" bigint NOT NULL,
	"event" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"content" jsonb NOT NULL,
	"author" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cms_deleted_versions" ADD CONSTRAINT "cms_deleted_versions_deleted_id_cms_deleted_stories_id_fk" FOREIGN KEY ("deleted_id") REFERENCES "public"."cms_deleted_stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cms_deleted_stories_story" ON "cms_deleted_stories" USING btree ("story_id");--> statement-breakpoint
CREATE INDEX "cms_deleted_stories_deleted" ON "cms_deleted_stories" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "cms_deleted_versions_story" ON "cms_deleted_versions" USING btree ("deleted_id","id");