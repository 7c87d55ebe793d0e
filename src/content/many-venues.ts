/** So many venues are named on pages that are no list of them: to find one among more, guests go to the list. */
export const NAMED_VENUES = 12

/**
 * So many stand in a list of all with all there is to say: a picture, which is a kilobyte of the page, or the terms of a
 * table. Of so many the header says how many are open.
 */
export const PICTURED_VENUES = 24

/** So many are lines of a list, each with where it is and whether it is open; of more a directory has the names. */
export const LISTED_VENUES = 60

/** So many are named below a form that offers them to choose from; of more, the directory would be as long again. */
export const NAMED_BELOW_A_FORM = 150

type Lists<Venue> = readonly (readonly Venue[])[]

const within = <Venue>(most: number, lists: Lists<Venue>): readonly Venue[] =>
  lists.find(({ length }) => length <= most) ?? []

/** All of the first list that is not too long to be named; none where each is. */
export const shortOf = <Venue>(...lists: Lists<Venue>): readonly Venue[] =>
  within(NAMED_VENUES, lists)

/** Likewise, to be counted. */
export const countedOf = <Venue>(...lists: Lists<Venue>): readonly Venue[] =>
  within(PICTURED_VENUES, lists)
