CREATE TABLE "cms_departed_stories" (
	"release_id" bigint NOT NULL,
	"story_id" bigint NOT NULL,
	"name" text NOT NULL,
	"full_slug" text NOT NULL,
	"author" text,
	"departed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp with time zone,
	"deleted_id" bigint,
	"deleted_version_id" bigint,
	"taker_id" uuid,
	CONSTRAINT "cms_departed_stories_release_id_story_id_pk" PRIMARY KEY("release_id","story_id")
);
--> statement-breakpoint
ALTER TABLE "cms_departed_stories" ADD CONSTRAINT "cms_departed_stories_release_id_cms_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."cms_releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_departed_stories" ADD CONSTRAINT "cms_departed_stories_deleted_id_cms_deleted_stories_id_fk" FOREIGN KEY ("deleted_id") REFERENCES "public"."cms_deleted_stories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_departed_stories" ADD CONSTRAINT "cms_departed_stories_deleted_version_id_cms_deleted_versions_id_fk" FOREIGN KEY ("deleted_version_id") REFERENCES "public"."cms_deleted_versions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cms_departed_stories_deleted" ON "cms_departed_stories" USING btree ("deleted_id");--> statement-breakpoint
CREATE INDEX "cms_departed_stories_version" ON "cms_departed_stories" USING btree ("deleted_version_id");