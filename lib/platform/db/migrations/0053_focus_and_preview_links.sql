CREATE TABLE "studio_preview_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"story_id" bigint NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cms_assets" ADD COLUMN "former_focuses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "studio_preview_links" ADD CONSTRAINT "studio_preview_links_person_id_studio_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."studio_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "studio_preview_links_story" ON "studio_preview_links" USING btree ("story_id","expires_at");