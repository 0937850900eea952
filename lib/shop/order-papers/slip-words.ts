import type { Market } from '@/lib/platform/markets'

type SlipWords = Record<
  | 'receipt'
  | 'part'
  | 'acceptance'
  | 'account'
  | 'reference'
  | 'information'
  | 'currency'
  | 'amount'
  | 'payer'
  | 'noPayer'
  | 'detach',
  string
>

/** The words that the Swiss Implementation Guidelines for the QR-bill prescribe, in the languages of payment slips. */
const prescribed: Record<'de' | 'fr' | 'it' | 'en', SlipWords> = {
  de: {
    ...{ receipt: 'Empfangsschein', part: 'Zahlteil', acceptance: 'Annahmestelle' },
    ...{ account: 'Konto / Zahlbar an', reference: 'Referenz', information: 'Zusätzliche Informationen' },
    ...{ currency: 'Währung', amount: 'Betrag', payer: 'Zahlbar durch' },
    ...{ noPayer: 'Zahlbar durch (Name/Adresse)', detach: 'Vor der Einzahlung abzutrennen' },
  },
  fr: {
    ...{ receipt: 'Récépissé', part: 'Section paiement', acceptance: 'Point de dépôt' },
    ...{ account: 'Compte / Payable à', reference: 'Référence', information: 'Informations supplémentaires' },
    ...{ currency: 'Monnaie', amount: 'Montant', payer: 'Payable par' },
    ...{ noPayer: 'Payable par (nom/adresse)', detach: 'A détacher avant le versement' },
  },
  it: {
    ...{ receipt: 'Ricevuta', part: 'Sezione pagamento', acceptance: 'Punto di accettazione' },
    ...{ account: 'Conto / Pagabile a', reference: 'Riferimento', information: 'Informazioni supplementari' },
    ...{ currency: 'Valuta', amount: 'Importo', payer: 'Pagabile da' },
    ...{ noPayer: 'Pagabile da (nome/indirizzo)', detach: 'Da staccare prima del versamento' },
  },
  en: {
    ...{ receipt: 'Receipt', part: 'Payment part', acceptance: 'Acceptance point' },
    ...{ account: 'Account / Payable to', reference: 'Reference', information: 'Additional information' },
    ...{ currency: 'Currency', amount: 'Amount', payer: 'Payable by' },
    ...{ noPayer: 'Payable by (name/address)', detach: 'Separate before paying in' },
  },
}

/** A slip has the language of the market, or English where it has none of that. */
export const slipWords = ({ language }: Pick<Market, 'language'>): SlipWords =>
  language === 'de' || language === 'fr' ? prescribed[language] : prescribed.en

export const slipLanguages = prescribed
