ALTER TABLE "cms_releases" ADD COLUMN "planner_id" uuid;--> statement-breakpoint
ALTER TABLE "cms_releases" ADD COLUMN "on_hold" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cms_story_schedules" ADD COLUMN "planner_id" uuid;--> statement-breakpoint
ALTER TABLE "cms_story_schedules" ADD COLUMN "on_hold" boolean DEFAULT false NOT NULL;