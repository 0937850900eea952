ALTER TABLE "studio_people" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
UPDATE "studio_people" SET "used_at" = (SELECT max("used_at") FROM "studio_sessions" WHERE "person_id" = "studio_people"."id");
