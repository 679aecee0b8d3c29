import { answerParent } from '../../process/answerParent'
import { runClosedLoop } from './closedLoop'
import { runOpenLoop } from './openLoop'
import type { LoadProtocol } from './protocol'

/** The load comes from a process of its own, so that making it does not slow what is measured. */
answerParent<LoadProtocol>({ closed: runClosedLoop, open: runOpenLoop }, () => Promise.resolve())
