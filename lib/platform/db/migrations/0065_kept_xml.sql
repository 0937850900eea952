ALTER TABLE "kept_papers" ADD COLUMN "xml_sha256" text;--> statement-breakpoint
-- From now on a change of what is kept is seen; a paper without XML has the digest of nothing.
UPDATE "kept_papers" SET "xml_sha256" = encode(sha256(convert_to(coalesce("xml", ''), 'UTF8')), 'hex');
