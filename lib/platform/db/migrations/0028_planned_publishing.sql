CREATE TABLE "cms_release_stories" (
	"release_id" bigint NOT NULL,
	"story_id" bigint NOT NULL,
	CONSTRAINT "cms_release_stories_release_id_story_id_pk" PRIMARY KEY("release_id","story_id")
);
--> statement-breakpoint
CREATE TABLE "cms_releases" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"release_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"author" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cms_story_schedules" (
	"story_id" bigint NOT NULL,
	"action" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author" text NOT NULL,
	CONSTRAINT "cms_story_schedules_story_id_action_pk" PRIMARY KEY("story_id","action")
);
--> statement-breakpoint
ALTER TABLE "cms_release_stories" ADD CONSTRAINT "cms_release_stories_release_id_cms_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."cms_releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_release_stories" ADD CONSTRAINT "cms_release_stories_story_id_cms_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."cms_stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_story_schedules" ADD CONSTRAINT "cms_story_schedules_story_id_cms_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."cms_stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cms_release_stories_story" ON "cms_release_stories" USING btree ("story_id");--> statement-breakpoint
CREATE INDEX "cms_releases_at" ON "cms_releases" USING btree ("release_at");--> statement-breakpoint
CREATE INDEX "cms_story_schedules_at" ON "cms_story_schedules" USING btree ("at");--> statement-breakpoint
INSERT INTO "stale_listings" ("product_id")
SELECT p.id FROM "products" p
WHERE EXISTS (SELECT FROM "reviews" r JOIN "products" s ON s.id = r.product_id WHERE s.master_key = p.master_key AND s.id <> p.id)
ON CONFLICT DO NOTHING;
