-- The filter values of what is there already, in the segment that stands for values.
INSERT INTO "listing_bits" ("locale", "facet", "value", "segment", "bits")
SELECT e."locale", 'category', c, -1, bits_at(f & 8191, 1)
FROM "listing_entries" e, unnest(e."categories") c, unnest(e."facets") f
GROUP BY e."locale", c;--> statement-breakpoint
-- Words get theirs with the next import.
DELETE FROM "word_bits";
