CREATE TABLE "studio_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"person_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studio_passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "studio_sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "studio_sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "studio_sessions" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "studio_sessions" ADD COLUMN "method" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "studio_challenges" ADD CONSTRAINT "studio_challenges_person_id_studio_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."studio_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_passkeys" ADD CONSTRAINT "studio_passkeys_person_id_studio_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."studio_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "studio_passkeys_person" ON "studio_passkeys" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "studio_sessions" ADD CONSTRAINT "studio_sessions_id_unique" UNIQUE("id");