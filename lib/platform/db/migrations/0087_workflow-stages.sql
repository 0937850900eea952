CREATE TABLE "cms_workflow_stage_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"story_id" bigint NOT NULL,
	"stage_id" bigint NOT NULL,
	"author" text NOT NULL,
	"person_id" uuid,
	"assignee_id" uuid,
	"due_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cms_story_approvals" (
	"story_id" bigint NOT NULL,
	"mark" text NOT NULL,
	"stage_id" bigint NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cms_story_approvals_story_id_mark_pk" PRIMARY KEY("story_id","mark")
);
--> statement-breakpoint
CREATE TABLE "cms_story_stages" (
	"story_id" bigint PRIMARY KEY NOT NULL,
	"stage_id" bigint NOT NULL,
	"assignee_id" uuid,
	"due_at" timestamp with time zone,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cms_workflow_stages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"workflow_id" bigint NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"allow_publish" boolean DEFAULT false NOT NULL,
	"needs_other" boolean DEFAULT false NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"next_ids" bigint[] DEFAULT '{}' NOT NULL,
	"after_publish_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cms_workflows" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"content_types" text[] DEFAULT '{}' NOT NULL,
	"folder_ids" bigint[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cms_workflow_stage_changes" ADD CONSTRAINT "cms_workflow_stage_changes_story_id_cms_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."cms_stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_workflow_stage_changes" ADD CONSTRAINT "cms_workflow_stage_changes_stage_id_cms_workflow_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."cms_workflow_stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_story_approvals" ADD CONSTRAINT "cms_story_approvals_story_id_cms_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."cms_stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_story_approvals" ADD CONSTRAINT "cms_story_approvals_stage_id_cms_workflow_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."cms_workflow_stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_story_stages" ADD CONSTRAINT "cms_story_stages_story_id_cms_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."cms_stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_story_stages" ADD CONSTRAINT "cms_story_stages_stage_id_cms_workflow_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."cms_workflow_stages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cms_workflow_stages" ADD CONSTRAINT "cms_workflow_stages_workflow_id_cms_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."cms_workflows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cms_workflow_stage_changes_story" ON "cms_workflow_stage_changes" USING btree ("story_id","id");--> statement-breakpoint
CREATE INDEX "cms_story_stages_assignee" ON "cms_story_stages" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "cms_workflow_stages_order" ON "cms_workflow_stages" USING btree ("workflow_id","position","id");