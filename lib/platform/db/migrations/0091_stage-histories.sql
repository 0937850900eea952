ALTER TABLE "cms_workflow_stage_changes" ALTER COLUMN "story_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cms_workflow_stage_changes" ALTER COLUMN "stage_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cms_workflow_stage_changes" ADD COLUMN "deleted_id" bigint;--> statement-breakpoint
ALTER TABLE "cms_workflow_stage_changes" ADD COLUMN "stage_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cms_workflow_stage_changes" ADD COLUMN "assignee_name" text;--> statement-breakpoint
ALTER TABLE "cms_workflow_stage_changes" ADD CONSTRAINT "cms_workflow_stage_changes_deleted_id_cms_deleted_stories_id_fk" FOREIGN KEY ("deleted_id") REFERENCES "public"."cms_deleted_stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cms_workflow_stage_changes_deleted" ON "cms_workflow_stage_changes" USING btree ("deleted_id");--> statement-breakpoint
UPDATE "cms_workflow_stage_changes" c SET "stage_name" = s."name" FROM "cms_workflow_stages" s WHERE s."id" = c."stage_id";--> statement-breakpoint
UPDATE "cms_workflow_stage_changes" c SET "assignee_name" = p."name" FROM "studio_people" p WHERE p."id" = c."assignee_id";
