ALTER TABLE "form_attempts" RENAME TO "attempts";--> statement-breakpoint
ALTER TABLE "attempts" RENAME CONSTRAINT "form_attempts_subject_since_pk" TO "attempts_subject_since_pk";--> statement-breakpoint
ALTER INDEX "form_attempts_since" RENAME TO "attempts_since";
