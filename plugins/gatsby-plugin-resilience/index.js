// Gatsby looks for a main file; everything is in the files named after its APIs.
