/** What the forms about orders share: drafts of what was entered, and what is wrong with it. */
export { faultInWords, faultsInWords } from './field-words'
export { faultKeys, keepDraft, refuseDraft, tooMany } from './refuse-draft'
