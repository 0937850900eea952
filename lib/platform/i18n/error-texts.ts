import type { Language } from '@/schemas'

/**
 * The words of the error boundary. They are separate from the other messages because the browser loads them with every
 * page: an error may come when nothing more can be loaded.
 */
const texts = {
  de: {
    headline: 'Da ist etwas schiefgegangen',
    message: 'Die Seite konnte nicht angezeigt werden. Laden Sie sie noch einmal.',
    retry: 'Noch einmal versuchen',
    home: 'Zur Startseite',
  },
  fr: {
    headline: 'Une erreur s’est produite',
    message: 'La page n’a pas pu être affichée. Veuillez la recharger.',
    retry: 'Réessayer',
    home: 'Retour à l’accueil',
  },
  nl: {
    headline: 'Er is iets misgegaan',
    message: 'De pagina kon niet worden getoond. Laad de pagina opnieuw.',
    retry: 'Opnieuw proberen',
    home: 'Naar de startpagina',
  },
} satisfies Record<Language, Record<'headline' | 'message' | 'retry' | 'home', string>>

const hasTexts = (language: string): language is Language => Object.hasOwn(texts, language)

/** The words for a document's `lang`. */
export function errorTexts(lang: string) {
  const language = lang.slice(0, 2)
  return hasTexts(language) ? texts[language] : texts.de
}
