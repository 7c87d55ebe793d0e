/** In the place of a plugin's part in the browser that does nothing on this site. */
export {}
