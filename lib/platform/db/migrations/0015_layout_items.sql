-- The items of a layout's navigation, hotlines and contact subjects became blocks of their own.
CREATE FUNCTION nestling_items(items jsonb, component text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(jsonb_agg(item || jsonb_build_object('component', component) ORDER BY position), '[]')
	FROM jsonb_array_elements(CASE jsonb_typeof(items) WHEN 'array' THEN items ELSE '[]' END)
		WITH ORDINALITY AS list (item, position)
	WHERE jsonb_typeof(item) = 'object'
$$;--> statement-breakpoint
CREATE FUNCTION nestling_navigation(items jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(jsonb_agg(
		CASE item ->> 'component' WHEN 'layout_link_group'
			THEN item - 'links' || jsonb_build_object(
				'component', 'navigation_entry', 'entries', nestling_items(item -> 'links', 'navigation_entry'))
			ELSE item END
		ORDER BY position), '[]')
	FROM jsonb_array_elements(CASE jsonb_typeof(items) WHEN 'array' THEN items ELSE '[]' END)
		WITH ORDINALITY AS list (item, position)
	WHERE jsonb_typeof(item) = 'object'
$$;--> statement-breakpoint
CREATE FUNCTION nestling_layout(content jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT content
		|| CASE WHEN content ? 'navigation'
			THEN jsonb_build_object('navigation', nestling_navigation(content -> 'navigation')) ELSE '{}' END
		|| CASE WHEN content ? 'hotlineCards'
			THEN jsonb_build_object('hotlineCards', nestling_items(content -> 'hotlineCards', 'layout_hotline')) ELSE '{}' END
		|| CASE WHEN content ? 'contactSubjects'
			THEN jsonb_build_object('contactSubjects', nestling_items(content -> 'contactSubjects', 'contact_subject')) ELSE '{}' END
$$;--> statement-breakpoint
UPDATE "cms_stories" SET
	"content" = CASE "content" ->> 'component' WHEN 'layout' THEN nestling_layout("content") ELSE "content" END,
	"published_content" = CASE "published_content" ->> 'component'
		WHEN 'layout' THEN nestling_layout("published_content") ELSE "published_content" END
WHERE "content" ->> 'component' = 'layout' OR "published_content" ->> 'component' = 'layout';--> statement-breakpoint
UPDATE "cms_story_versions" SET "content" = nestling_layout("content") WHERE "content" ->> 'component' = 'layout';--> statement-breakpoint
DROP FUNCTION nestling_layout(jsonb);--> statement-breakpoint
DROP FUNCTION nestling_navigation(jsonb);--> statement-breakpoint
DROP FUNCTION nestling_items(jsonb, text);
