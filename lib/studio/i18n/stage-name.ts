import { type StudioLanguage, studioLanguages } from './languages'

const firstStages = ['draft', 'review', 'ready'] as const
type FirstStage = (typeof firstStages)[number]

/** The names of the stages with which a workflow begins. */
export const firstStageNames: Readonly<Record<StudioLanguage, Readonly<Record<FirstStage, string>>>> = {
  de: { draft: 'Entwurf', review: 'Prüfung', ready: 'Freigegeben' },
  fr: { draft: 'Brouillon', review: 'Relecture', ready: 'Approuvée' },
  en: { draft: 'Draft', review: 'Review', ready: 'Approved' },
}

const byName: ReadonlyMap<string, FirstStage> = new Map([
  // With this one programs begin a workflow over the Management API.
  ['Ready to publish', 'ready'],
  ...studioLanguages.flatMap((language) =>
    firstStages.map((stage) => [firstStageNames[language][stage], stage] as const),
  ),
])

/** A stage as its reader calls it: one that still has a name with which workflows begin has that of the reader's language. */
export function stageName(name: string, language: StudioLanguage): string {
  const stage = byName.get(name)
  return stage === undefined ? name : firstStageNames[language][stage]
}
