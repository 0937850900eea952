CREATE TABLE "cms_asset_folders" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"parent_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cms_asset_folders_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "cms_asset_uploads" (
	"id" bigint PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"folder_id" bigint,
	"replaces_id" bigint,
	"file" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cms_assets" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"folder_id" bigint,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"digest" text NOT NULL,
	"alt" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"title" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"copyright" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"focus" text DEFAULT '' NOT NULL,
	"author" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cms_assets_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "cms_asset_folders" ADD CONSTRAINT "cms_asset_folders_parent_id_cms_asset_folders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cms_asset_folders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_assets" ADD CONSTRAINT "cms_assets_folder_id_cms_asset_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."cms_asset_folders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cms_asset_folders_parent" ON "cms_asset_folders" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "cms_assets_folder" ON "cms_assets" USING btree ("folder_id","id");