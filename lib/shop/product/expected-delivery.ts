type Known = {
  /** The availability: `Lieferbar in 3 Wochen`. */
  delivery?: string | undefined
  /** After how many days or weeks: `In 4 bis 7 Werktagen bei Ihnen`. */
  arrival?: string | undefined
  /** On which days, in words: `Mi., 2. – Fr., 4. Dezember bei Ihnen`. */
  arrivalDays?: { words: string } | undefined
}

/**
 * When something comes, as the basket, the review, the order and its mails say it: by its days where they are known, so
 * that no number of weeks stands beside them. Free of a market, so that browsers can load it.
 */
export const expectedDelivery = ({ delivery, arrival, arrivalDays }: Known): string | undefined =>
  arrivalDays?.words ?? arrival ?? delivery
