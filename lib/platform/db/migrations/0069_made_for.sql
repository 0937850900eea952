ALTER TABLE "listing_versions" ADD COLUMN "made_for" text;--> statement-breakpoint
-- Entries that are there were made for these filters and markets: they are not written anew for them.
UPDATE "listing_versions" SET "made_for" = '1 {"size":["asGro","doppelgroesse"],"brand":[],"colour":["farbe"],"price":[],"age":["dimAlterGeeignetAb"],"gender":["geschlecht"],"subbrand":[],"season":["saison"],"sustainability":["nachhaltigkeit"],"uv":["uvSchutz"],"water":["wassersaeule"],"condition":["zustand"],"sale":[]} de-at de-ch de-de fr-be fr-ch fr-fr nl-be nl-nl';
