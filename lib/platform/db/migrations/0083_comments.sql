CREATE TABLE "cms_comments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uuid" uuid NOT NULL,
	"discussion_id" bigint NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"message" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cms_comments_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "cms_discussions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uuid" uuid NOT NULL,
	"story_id" bigint,
	"deleted_id" bigint,
	"title" text NOT NULL,
	"block_uid" text NOT NULL,
	"fieldname" text,
	"quote" text,
	"component" text,
	"lang" text DEFAULT 'default' NOT NULL,
	"solved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cms_discussions_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "cms_discussions_place" CHECK (("cms_discussions"."story_id" is null) <> ("cms_discussions"."deleted_id" is null))
);
--> statement-breakpoint
ALTER TABLE "cms_comments" ADD CONSTRAINT "cms_comments_discussion_id_cms_discussions_id_fk" FOREIGN KEY ("discussion_id") REFERENCES "public"."cms_discussions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_discussions" ADD CONSTRAINT "cms_discussions_story_id_cms_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."cms_stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_discussions" ADD CONSTRAINT "cms_discussions_deleted_id_cms_deleted_stories_id_fk" FOREIGN KEY ("deleted_id") REFERENCES "public"."cms_deleted_stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cms_comments_discussion" ON "cms_comments" USING btree ("discussion_id","id");--> statement-breakpoint
CREATE INDEX "cms_comments_author" ON "cms_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "cms_discussions_story" ON "cms_discussions" USING btree ("story_id","id");--> statement-breakpoint
CREATE INDEX "cms_discussions_deleted" ON "cms_discussions" USING btree ("deleted_id");