CREATE TABLE "studio_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"role" text NOT NULL,
	"language" text,
	"invited_by" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "studio_invitations_address_unique" UNIQUE("address")
);
--> statement-breakpoint
CREATE TABLE "studio_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"invitation_id" uuid,
	"person_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "studio_invitations" ADD CONSTRAINT "studio_invitations_invited_by_studio_people_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."studio_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_links" ADD CONSTRAINT "studio_links_invitation_id_studio_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."studio_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_links" ADD CONSTRAINT "studio_links_person_id_studio_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."studio_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "studio_links_invitation" ON "studio_links" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "studio_links_person" ON "studio_links" USING btree ("person_id");