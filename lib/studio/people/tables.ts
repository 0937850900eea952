import {
  bigint,
  bigserial,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '@/lib/platform/db'
import type { StudioLanguage } from '@/lib/studio/i18n'
import type { ChangeKind } from './change-kinds'
import type { Role } from './person'

/** Who may log in to the Studio. */
export const studioPeople = pgTable('studio_people', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  /** The mail address, lower-case. */
  address: text().notNull().unique(),
  role: text().$type<Role>().notNull(),
  /** Null until the first login of an account for which nobody chose one. */
  language: text().$type<StudioLanguage>(),
  /** Argon2id, in the PHC string format. */
  passwordHash: text('password_hash').notNull(),
  /** Somebody else made the password, and the person has not chosen another one since. */
  passwordIsGiven: boolean('password_is_given').notNull().default(false),
  /** Whether the person is told by mail of being mentioned in a comment. */
  mentionMails: boolean('mention_mails').notNull().default(true),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** When a login of the person was last used; it outlives the logins. */
  usedAt: moment('used_at'),
})

/** Who is asked by mail to come to the Studio: an account is made of it once they have set a password of their own. */
export const studioInvitations = pgTable('studio_invitations', {
  /** Another one with each sending, so that no message about an earlier one finds it. */
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  /** The mail address, lower-case. */
  address: text().notNull().unique(),
  role: text().$type<Role>().notNull(),
  /** Null: that of the browser in which it is used. */
  language: text().$type<StudioLanguage>(),
  /** Unset: from the command line. */
  invitedBy: uuid('invited_by').references(() => studioPeople.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
})

/** The links of mails that set a password, each used once: of an invitation or of a person. Only hashes of tokens are kept. */
export const studioLinks = pgTable(
  'studio_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    invitationId: uuid('invitation_id').references(() => studioInvitations.id, { onDelete: 'cascade' }),
    personId: uuid('person_id').references(() => studioPeople.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('studio_links_invitation').on(table.invitationId),
    index('studio_links_person').on(table.personId),
  ],
)

/** The logins of a person's browsers. Only hashes of their tokens are kept. */
export const studioSessions = pgTable(
  'studio_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Names it in lists, where its hash has no place. */
    id: uuid().notNull().unique().defaultRandom(),
    personId: uuid('person_id')
      .notNull()
      .references(() => studioPeople.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at').notNull(),
    /** The browser and its system in words, such as “Firefox, Linux”; null where they are not known. */
    device: text(),
    /** The network from which the login came. */
    network: text(),
    method: text({ enum: ['password', 'passkey'] })
      .notNull()
      .default('password'),
    /** A passkey was set up in it, which counts as much as a login by one. */
    setUpPasskey: boolean('set_up_passkey').notNull().default(false),
    /** When the person last showed again who they are; null: not since the login. */
    confirmedAt: moment('confirmed_at'),
    /** What has ended it, which its browser is told; null while it goes on. */
    endedBy: text('ended_by', { enum: ['role'] }),
  },
  (table) => [index('studio_sessions_person').on(table.personId)],
)

/** The passkeys of people (Web Authentication, Level 3). Only public keys are kept. */
export const studioPasskeys = pgTable(
  'studio_passkeys',
  {
    /** The id of the credential, in base64url. */
    id: text().primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => studioPeople.id, { onDelete: 'cascade' }),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, by its own count; 0 for one that does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull().default([]),
    name: text().notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('studio_passkeys_person').on(table.personId)],
)

/** What a passkey has to sign. Each can be used once, for a few minutes. */
export const studioChallenges = pgTable('studio_challenges', {
  challenge: text().primaryKey(),
  /** Whose passkey is added; null for a login. */
  personId: uuid('person_id').references(() => studioPeople.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
})

/** Links to the draft of one page that may be passed on. They end with their time, or with the person who made them. */
export const studioPreviewLinks = pgTable(
  'studio_preview_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    storyId: bigint('story_id', { mode: 'number' }).notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => studioPeople.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('studio_preview_links_story').on(table.storyId, table.expiresAt)],
)

/** Who has a page open in the editor; it holds until a short time after it was last noted. */
export const studioPresence = pgTable(
  'studio_presence',
  {
    storyId: bigint('story_id', { mode: 'number' }).notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => studioPeople.id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storyId, table.personId] }),
    index('studio_presence_seen').on(table.seenAt),
  ],
)

/**
 * Every change that was made in the Studio. It outlives the person and the story that it is about, so both have their
 * names in it.
 */
export const studioChanges = pgTable(
  'studio_changes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: moment('at').notNull().defaultNow(),
    personId: uuid('person_id').references(() => studioPeople.id, { onDelete: 'set null' }),
    personName: text('person_name').notNull(),
    kind: text().$type<ChangeKind>().notNull(),
    storyId: bigint('story_id', { mode: 'number' }),
    storyName: text('story_name'),
    detail: jsonb().$type<Record<string, string>>(),
  },
  (table) => [
    index('studio_changes_person').on(table.personId, table.id),
    index('studio_changes_story').on(table.storyId, table.id),
  ],
)
