/** Places of the API and the portal: a mistake there is answered as such, not with the app's page. */
export const NOT_THE_APP = /^\/(v2|portal|health|openapi\.json|demo\.json|demo|_expo|assets)(\/|$|\?)/
