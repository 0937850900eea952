CREATE TABLE "cms_access_tokens" (
	"token" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cms_assets" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"filename" text NOT NULL,
	"content_type" text NOT NULL,
	"content_length" integer DEFAULT 0 NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"copyright" text DEFAULT '' NOT NULL,
	"focus" text DEFAULT '' NOT NULL,
	"meta_data" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cms_assets_filename_unique" UNIQUE("filename")
);
--> statement-breakpoint
CREATE TABLE "cms_components" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"display_name" text,
	"schema" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_root" boolean DEFAULT false NOT NULL,
	"is_nestable" boolean DEFAULT true NOT NULL,
	"preview_field" text,
	"icon" text,
	"color" text,
	"component_group_uuid" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cms_components_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "content_invalidations" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"tags" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_snapshots" (
	"key" text PRIMARY KEY NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cms_datasource_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"datasource_id" bigint NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"dimension_values" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cms_datasources" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"dimensions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cms_datasources_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"path" text NOT NULL,
	"target" text NOT NULL,
	"status_code" integer DEFAULT 301 NOT NULL,
	CONSTRAINT "redirects_locale_path" UNIQUE("locale","path"),
	CONSTRAINT "redirects_status_code" CHECK ("redirects"."status_code" in (301, 302, 303, 307, 308))
);
--> statement-breakpoint
CREATE TABLE "cms_spaces" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"domain" text DEFAULT '' NOT NULL,
	"cv" bigint NOT NULL,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cms_spaces_single" CHECK ("cms_spaces"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "cms_stories" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uuid" uuid NOT NULL,
	"parent_id" bigint,
	"group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"full_slug" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_folder" boolean DEFAULT false NOT NULL,
	"is_startpage" boolean DEFAULT false NOT NULL,
	"tag_list" text[] DEFAULT '{}' NOT NULL,
	"lang" text DEFAULT 'default' NOT NULL,
	"path" text,
	"translated_slugs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"meta_data" jsonb,
	"content" jsonb NOT NULL,
	"published_name" text,
	"published_content" jsonb,
	"unpublished_changes" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"first_published_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	CONSTRAINT "cms_stories_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "cms_stories_full_slug_unique" UNIQUE("full_slug")
);
--> statement-breakpoint
CREATE TABLE "cms_story_versions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"story_id" bigint NOT NULL,
	"event" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"content" jsonb NOT NULL,
	"author" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cms_webhook_outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "cms_datasource_entries" ADD CONSTRAINT "cms_datasource_entries_datasource_id_cms_datasources_id_fk" FOREIGN KEY ("datasource_id") REFERENCES "public"."cms_datasources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_stories" ADD CONSTRAINT "cms_stories_parent_id_cms_stories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cms_stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_story_versions" ADD CONSTRAINT "cms_story_versions_story_id_cms_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."cms_stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_invalidations_created" ON "content_invalidations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "cms_datasource_entries_order" ON "cms_datasource_entries" USING btree ("datasource_id","position","id");--> statement-breakpoint
CREATE INDEX "cms_stories_prefix" ON "cms_stories" USING btree ("full_slug" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "cms_stories_parent" ON "cms_stories" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "cms_stories_group" ON "cms_stories" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "cms_stories_component" ON "cms_stories" USING btree (("published_content" ->> 'component'));--> statement-breakpoint
CREATE INDEX "cms_story_versions_story" ON "cms_story_versions" USING btree ("story_id","id");--> statement-breakpoint
CREATE INDEX "cms_webhook_outbox_due" ON "cms_webhook_outbox" USING btree ("next_attempt_at") WHERE "cms_webhook_outbox"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "cms_webhook_outbox_delivered" ON "cms_webhook_outbox" USING btree ("delivered_at") WHERE "cms_webhook_outbox"."delivered_at" is not null;