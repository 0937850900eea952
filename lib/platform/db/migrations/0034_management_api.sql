CREATE TABLE "cms_internal_tags" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"object_type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cms_internal_tags_name" UNIQUE("object_type","name")
);
--> statement-breakpoint
CREATE TABLE "cms_presets" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"preset" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"component_id" bigint NOT NULL,
	"image" text,
	"icon" text,
	"color" text,
	"description" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cms_components" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "cms_components" ADD COLUMN "image" text;--> statement-breakpoint
ALTER TABLE "cms_components" ADD COLUMN "preview_tmpl" text;--> statement-breakpoint
ALTER TABLE "cms_components" ADD COLUMN "internal_tag_ids" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "cms_presets" ADD CONSTRAINT "cms_presets_component_id_cms_components_id_fk" FOREIGN KEY ("component_id") REFERENCES "public"."cms_components"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cms_presets_component" ON "cms_presets" USING btree ("component_id","id");