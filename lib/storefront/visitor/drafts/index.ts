/** Drafts of forms about orders, with what was refused in them. */
export { faultKeys, keepDraft, refuseDraft, tooMany } from './refuse-draft'
