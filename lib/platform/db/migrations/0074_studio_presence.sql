CREATE TABLE "studio_presence" (
	"story_id" bigint NOT NULL,
	"person_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "studio_presence_story_id_person_id_pk" PRIMARY KEY("story_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "studio_presence" ADD CONSTRAINT "studio_presence_person_id_studio_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."studio_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "studio_presence_seen" ON "studio_presence" USING btree ("seen_at");