CREATE TABLE "cms_discussion_reads" (
	"discussion_id" bigint NOT NULL,
	"person_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cms_discussion_reads_discussion_id_person_id_pk" PRIMARY KEY("discussion_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "studio_people" ADD COLUMN "mention_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "cms_discussion_reads" ADD CONSTRAINT "cms_discussion_reads_discussion_id_cms_discussions_id_fk" FOREIGN KEY ("discussion_id") REFERENCES "public"."cms_discussions"("id") ON DELETE cascade ON UPDATE no action;