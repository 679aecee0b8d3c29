import { customerSchema, orderLineSchema, orderSchema, paymentSchema } from '@/domain/contract/order'
import { productSchema } from '@/domain/contract/product'

/** What engines, browsers and our own code say when something fails. None of it comes from an order or a person. */
const phrases = `
  a an and any are as at after again already before but by can cannot could did do does for from has have in into
  instead is it its may more most must no non not of on only or out outside over than that the then there this to too
  twice up was were when while with within without would be been
  abort aborted access accessing active add against allowed application argument arguments array assertion assign
  async await bigint boolean bound browser buffer cache call called callback cancelled cast change changed chunk circular class
  clone closed code coming component connection constant constructor convert converting corrupt create
  cross current cyclic data database date deadline decode defined delete deleted denied depth descriptor destroyed
  detached device dimension disk dispatch document done duplicate during each effect element empty encode end error
  evaluating evaluation event exceed exceeded exceeds exist exists expect expected extensible fail failed failure fetch
  fewer file find finished first flag format found frame full function generator get global got handle hook hooks
  id identifier index initialization initialized input instance instanceof intl invalid invariant invocation invoke
  iterable iterator join json key keys language last layout left length lexical limit list load loading locale
  locked loop lost malformed many map maximum memory message method minified missing module mount mounted mutate
  name native negative nested network new next node null number object old one open operation operator option
  options origin overflow own parameter parse parsing pattern pending permission position possible pre private
  promise properties property proxy quota range reach reached react read reading readonly ready recursion
  redefine refused regex regular reject rejected rejection remove render rendered renders rendering request require
  required resolve response restrict return returned right root run running same schema script security set setting
  setter size source stack stale start state stop store stored string structure style suspended suspense symbol
  syntax target task text throw thrown time timed timeout token too transaction tree tried type typed
  unable undefined unexpected unhandled uninitialized unknown unmounted unsupported update updated upgrade
  uri url use used user valid value values variable version view warning window worker write writing written wrong zone
`

/** The names of what the service tells: `reading 'promised_for'` says where to look, and nothing about anybody. */
const fields = [orderSchema, orderLineSchema, customerSchema, paymentSchema, productSchema].flatMap(
  (schema) => Object.keys(schema.shape),
)

/** Every word that may stand in a report about a crash. */
export const knownWords: ReadonlySet<string> = new Set([
  ...phrases.split(/\s+/).filter(Boolean),
  ...fields.map((field) => field.toLowerCase()),
])

/** Kinds of errors by which the platforms call them, and our own. */
export const knownErrors: ReadonlySet<string> = new Set([
  ...['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'URIError', 'EvalError'],
  ...['AggregateError', 'InternalError', 'Invariant Violation', 'ChunkLoadError', 'ZodError', 'StaleEntry'],
  ...['AbortError', 'ConstraintError', 'DataCloneError', 'DataError', 'EncodingError', 'InvalidAccessError'],
  ...['InvalidStateError', 'NetworkError', 'NotAllowedError', 'NotFoundError', 'NotReadableError'],
  ...['NotSupportedError', 'OperationError', 'QuotaExceededError', 'ReadOnlyError', 'SecurityError'],
  ...['TimeoutError', 'TransactionInactiveError', 'UnknownError', 'VersionError'],
])
