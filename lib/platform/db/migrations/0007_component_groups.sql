CREATE TABLE "cms_component_groups" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"parent_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cms_component_groups_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
ALTER TABLE "cms_component_groups" ADD CONSTRAINT "cms_component_groups_parent_id_cms_component_groups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cms_component_groups"("id") ON DELETE cascade ON UPDATE no action;