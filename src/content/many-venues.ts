/** So many venues are named on pages that are no list of them: to find one among more, guests go to the list. */
export const NAMED_VENUES = 24

/** So many venues have their picture in a list of all: each picture is a kilobyte of the page. */
export const PICTURED_VENUES = 40

/** All of the first list that is not too long to be named; none where each is. */
export const shortOf = <Venue>(...lists: readonly (readonly Venue[])[]): readonly Venue[] =>
  lists.find(({ length }) => length <= NAMED_VENUES) ?? []
