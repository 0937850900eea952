CREATE TABLE "demo_rows" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"was" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_changed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "demo_rows_kind_key_pk" PRIMARY KEY("kind","key")
);
