import { type WatchErrors } from './watchErrors'

export const watchErrors: WatchErrors = (hear) => {
  const onError = ({ error }: ErrorEvent) => {
    // A browser also reports here what is no error at all, such as a layout that took two rounds.
    if (error !== null && error !== undefined) hear(error)
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => hear(reason)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
