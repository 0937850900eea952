import type { Config } from '@/lib/platform/config'
import { DocumentCache } from './document-cache'
import type { EdgeServerOptions } from './edge-server-options'
import { JoinedPages } from './joined-pages'
import { KeptDocuments } from './kept-documents'
import { KeptQuestions } from './kept-questions'
import { measureStores } from './measure-edge'

type Options = Pick<EdgeServerOptions, 'make' | 'knowsQuestion' | 'dev'> & Pick<Config, 'edgeMachines'>

/** What the edge keeps in memory: encoded documents, answered documents and answered questions. */
export function edgeStores({ make, knowsQuestion, dev, edgeMachines }: Options) {
  const documents = new KeptDocuments(edgeMachines)
  const questions = new KeptQuestions(knowsQuestion)
  measureStores({ documents: documents.store, questions: questions.store })
  const isJoining = edgeMachines.includes('joined-pages') && edgeMachines.includes('kept-documents')
  const joined =
    make && !dev && isJoining
      ? new JoinedPages({ make, kept: (pathname) => documents.current(pathname) })
      : undefined
  return { cache: new DocumentCache(edgeMachines), documents, questions, joined }
}
